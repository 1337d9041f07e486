/** Where the tools are rendered: above the canvas, below panels and dialogs. */
export const TOOLS_ID = 'canvas-tools';

/** Id of the tool that opens a section's settings: the focus goes back to it when they are closed. */
export const settingsToolOf = (section: string): string => `settings-of-${section}`;
