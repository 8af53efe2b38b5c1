declare module 'symbol:*' {
  const drawing: string;
  export default drawing;
}

interface Early extends Response {
  /** Times of the request and of the answer by the device clock, if they precede the client. */
  times?: [asked: number, came: number];
}

interface Window {
  /** Answers requested before the client was loaded, by path. */
  asked?: Record<string, Promise<Early>>;
}
