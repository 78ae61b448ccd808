import type { KeptType } from '../../kernel/files/fileName.ts';

/** The audience of an entry: anybody with the assembly's code, people who take part in it, or its staff. */
export const visibilities = ['public', 'attendees', 'staff'] as const;
export type Visibility = (typeof visibilities)[number];

export const visibilityNames: Readonly<Record<Visibility, string>> = {
  public: 'Público',
  attendees: 'Asistentes',
  staff: 'Solo el equipo',
};

/** The meaning of each, in one sentence. */
export const visibilityMeanings: Readonly<Record<Visibility, string>> = {
  public: 'Lo ve cualquiera que tenga el código de la asamblea, también en la pantalla de la sala.',
  attendees: 'Lo ven quienes ingresan a la asamblea: propietarios, apoderados, invitados y equipo.',
  staff: 'Lo ven solo quienes trabajan en la asamblea.',
};

interface ItemBase {
  readonly entryId: string;
  /** The folder it is in; null: it is in none. */
  readonly parentId: string | null;
  readonly name: string;
  /**
   * The visibility of the entry itself; people see the narrowest of it and of the folders it is in
   * (`shownTo`).
   */
  readonly visibility: Visibility;
  /** The time when it was made, and its author. */
  readonly at: number;
  readonly by: string;
}

/** `assemblies/{id}/drive/{entryId}`. Its names and the ids of its bytes; the bytes are in the store. */
export type DriveItem = DriveFolder | DriveDocument;

export interface DriveFolder extends ItemBase {
  readonly kind: 'folder';
}

export interface DriveDocument extends ItemBase {
  readonly kind: 'document';
  /** Oldest first; never empty. The last is what people open. */
  readonly versions: readonly DocumentVersion[];
}

export interface DocumentVersion {
  /** The upload that brought it, which names its bytes. */
  readonly versionId: string;
  readonly type: DocumentType;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, in hexadecimal. */
  readonly digest: string;
  readonly at: number;
  readonly by: string;
}

/** The types that may be kept in the drive. Office documents and texts only to be downloaded. */
export type DocumentType = KeptType;

/** 25 MB: a scanned budget of a hundred pages. */
export const documentBytesAtMost = 25 * 1024 * 1024;

/** Folders and documents of one assembly: one reading lists them all. */
export const driveItemsAtMost = 500;

/** Folders one inside another. */
export const driveDepthAtMost = 6;

export const documentVersionsAtMost = 20;

/** The version that people open. */
export function latestVersion({ versions }: DriveDocument): DocumentVersion {
  const latest = versions.at(-1);
  if (latest === undefined) throw new Error('A document without versions was never kept.');
  return latest;
}

/** Whether a page can show it by itself; anything else is downloaded. */
export function isPreviewed(type: DocumentType): boolean {
  return type === 'application/pdf' || type.startsWith('image/');
}
