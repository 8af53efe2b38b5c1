import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Short class names: they are in every element's markup.
  compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` },
};
