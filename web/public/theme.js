// Before the first paint, so that no other theme flashes; a file of its own for the sake of the
// content security policy.
try {
  const { theme, language } = JSON.parse(localStorage.getItem('guildhall') || '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (language) document.documentElement.lang = language;
} catch {
  // Storage is forbidden or damaged: the system's theme it is.
}
