import builderFont from '@fontsource-variable/instrument-sans/wght.css?inline';
import { createPortal } from 'react-dom';
import { PictureStatuses } from './picture-status';
import { usePictureUploads } from './picture-uploads';
import { useCanvasFiles } from './use-canvas-files';

/** Files on the page: what is dropped and pasted is taken, and what is on its way is shown over its place. */
export function CanvasFiles({ canvas, siteId }: { canvas: Document; siteId: string }) {
  useCanvasFiles(canvas, siteId);
  const isUploading = usePictureUploads(({ byKey }) => Object.keys(byKey).length > 0);
  if (!isUploading) return null;
  return createPortal(
    <div className="canvas-layer">
      {/* The page has letters of its own; the builder's come with its first message. */}
      <style>{builderFont}</style>
      <PictureStatuses />
    </div>,
    canvas.body,
  );
}
