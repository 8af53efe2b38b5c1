/** What was tried from a game, as a tree. */

import type { BranchInfo } from '../api/types';

export interface Twig {
  branch: BranchInfo;
  /** What was tried from it. */
  twigs: Twig[];
}

/** What goes on from a table, by the move it goes on from. */
export function twigs(branches: BranchInfo[], of: string): Twig[] {
  return branches
    .filter((branch) => branch.of === of)
    .sort((one, other) => one.at - other.at)
    .map((branch) => ({ branch, twigs: twigs(branches, branch.id) }));
}
