declare module 'symbol:*' {
  const drawing: string;
  export default drawing;
}
