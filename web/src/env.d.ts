declare module 'symbol:*' {
  const drawing: string;
  export default drawing;
}

interface Early extends Response {
  /** When a request made before the client loaded was sent and answered, by the local clock. */
  times?: [asked: number, came: number];
}

interface Window {
  /** Responses to requests that were sent before the client loaded, by path. */
  asked?: Record<string, Promise<Early>>;
}
