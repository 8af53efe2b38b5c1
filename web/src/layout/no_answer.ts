import type { Problem } from '../api/types';

/** Whether the server said nothing at all, so that the same may go well another time. */
export const isUnreached = ({ error }: Problem): boolean => error === 'offline' || error === 'unanswered';
