/** One uploader on another device, without a login. */
export function handedOverUploadLink(token: string): string {
  return `/upload/${token}`;
}
