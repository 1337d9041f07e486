/** What an edit answers. */
export interface EditResult {
  id?: string;
  /** Labels of sections that a copied page left out because they are unique. */
  leftOut?: string[];
}
