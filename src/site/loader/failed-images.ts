/** Pictures that can't be loaded, on a visitor's page and in the editor's canvas. It imports nothing: both are small scripts. */

/**
 * Marks the document's pictures that fail, now and later, for as long as no other file takes their place.
 * @param retry asks for a picture again; false: it has failed
 */
export function markFailedImages(retry: (image: HTMLImageElement) => boolean = () => false): void {
  const fail = (target: EventTarget | null) => {
    if (!(target instanceof HTMLImageElement) || retry(target)) return;
    target.dataset['failed'] = '';
    // Spec section 8: a logo with a width whose ratio could not be fetched.
    if (target.closest('[data-needs-ratio]')) console.error('Failed to fetch');
  };
  document.addEventListener('error', ({ target }) => fail(target), true);
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) delete target.dataset['failed'];
    },
    true,
  );
  for (const image of document.images) {
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail(image);
  }
}
