/** What an upload says beside the file. */
export interface UploadOptions {
  alt?: string | undefined;
  id?: string | undefined;
  purpose?: 'picture' | 'logo' | undefined;
  keepsCopyright?: boolean | undefined;
}
