/** Type of a request's body that is a part of a file. Apart from the schemas, which the editor doesn't load. */
export const UPLOAD_PART_TYPE = 'application/offset+octet-stream';
