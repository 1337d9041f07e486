/** Where the tools are rendered: above the canvas, below panels and dialogs. */
export const TOOLS_ID = 'canvas-tools';
