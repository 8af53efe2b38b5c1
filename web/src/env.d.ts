declare module 'symbol:*' {
  const drawing: string;
  export default drawing;
}

interface Window {
  /** Answers that were asked for before the client was here, by their paths. */
  asked?: Record<string, Promise<Response>>;
}
