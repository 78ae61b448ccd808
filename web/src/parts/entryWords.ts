import type { DocumentType, DriveItemView } from '@asamblea/domain';

const typeNames: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'Foto',
  'image/png': 'Imagen',
  'image/webp': 'Imagen',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint',
  'text/plain': 'Texto',
  'text/csv': 'Tabla CSV',
};

export function typeName(type: DocumentType): string {
  return typeNames[type];
}

/** `312 KB`, `1,4 MB`: as people's phones say it. */
export function sizeWords(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))}\u00a0KB`;
  return `${(kilobytes / 1024).toFixed(1).replace('.', ',')}\u00a0MB`;
}

/** `3 elementos`. */
export function insideWords(entryId: string, entries: readonly DriveItemView[]): string {
  const count = entries.filter(({ parentId }) => parentId === entryId).length;
  if (count === 0) return 'Vacía';
  return count === 1 ? '1 elemento' : `${count} elementos`;
}
