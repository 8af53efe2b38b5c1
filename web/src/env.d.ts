declare module 'symbol:*' {
  const drawing: string;
  export default drawing;
}

interface Early extends Response {
  /** When it was asked for and when it came, by our clock, where that was before the client was here. */
  times?: [asked: number, came: number];
}

interface Window {
  /** Answers that were asked for before the client was here, by their paths. */
  asked?: Record<string, Promise<Early>>;
}
