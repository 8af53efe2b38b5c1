/** What stands on no card but belongs to the table. */

export interface Material {
  /** What a building of each type costs at the notary. */
  price: Record<string, number>;
}
