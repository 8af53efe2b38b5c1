/** The branches of a game as a tree. */

import type { BranchInfo } from '../api/types';

export interface Twig {
  branch: BranchInfo;
  /** Branches of this branch. */
  twigs: Twig[];
}

/** The branches of a table, by the move from which they continue. */
export function twigs(branches: BranchInfo[], of: string): Twig[] {
  return branches
    .filter((branch) => branch.of === of)
    .sort((one, other) => one.at - other.at)
    .map((branch) => ({ branch, twigs: twigs(branches, branch.id) }));
}
