/** The names of the parts of a stamp (RFC 3161, 5035 and 5280). */
export const sha256Id = '2.16.840.1.101.3.4.2.1';
export const signedDataId = '1.2.840.113549.1.7.2';
export const stampInfoId = '1.2.840.113549.1.9.16.1.4';
export const messageDigestId = '1.2.840.113549.1.9.4';
export const signingCertificateIds: readonly string[] = [
  '1.2.840.113549.1.9.16.2.12',
  '1.2.840.113549.1.9.16.2.47',
];
export const extendedUsageId = '2.5.29.37';
export const timeStampingId = '1.3.6.1.5.5.7.3.8';
export const contentTypeId = '1.2.840.113549.1.9.3';
export const rsaPssId = '1.2.840.113549.1.1.10';
/** The digests that a signature may use: older ones can be forged. */
export const digestNames: ReadonlyMap<string, string> = new Map([
  [sha256Id, 'sha256'],
  ['2.16.840.1.101.3.4.2.2', 'sha384'],
  ['2.16.840.1.101.3.4.2.3', 'sha512'],
]);
