import type { Problem } from '../api/types';

/** Whether the server did not respond, so that a retry may succeed. */
export const isUnreached = ({ error }: Problem): boolean => error === 'offline' || error === 'unanswered';
