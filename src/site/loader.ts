/** The script of a published page. It grows by small behaviours, each in a file of its own. */
export {};
