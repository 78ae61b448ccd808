import {
  type AddDoorRequest,
  attorneyRequest,
  type DoorCapacity,
  isDocument,
} from '@asamblea/domain';

/** The typed data of a person who is not in the roster. */
export interface DoorDraft {
  readonly name: string;
  readonly document: string;
  readonly email: string;
  readonly unitIds: readonly string[];
  readonly capacity: DoorCapacity | null;
  readonly paper: string;
  /** The desk had the paper in hand. */
  readonly isSeen: boolean;
}

export type DoorFaults = Readonly<Partial<Record<keyof DoorDraft, string>>>;

/** The searched text is a document or a name: it need not be typed again. */
export function beginDoor(typed: string): DoorDraft {
  const text = typed.trim();
  const isDocument = (text.match(/\d/gu) ?? []).length >= 4;
  return {
    name: isDocument || /\d/u.test(text) ? '' : text,
    document: isDocument ? text : '',
    email: '',
    unitIds: [],
    capacity: null,
    paper: '',
    isSeen: false,
  };
}

/** The missing values, beside each field; empty when it can be sent. */
export function doorFaults(draft: DoorDraft, hasFile: boolean): DoorFaults {
  const { name, document, email, unitIds, capacity, paper, isSeen } = draft;
  return {
    ...(name.trim().length < 3 ? { name: 'Escriba el nombre completo.' } : {}),
    ...(!isDocument(document)
      ? { document: 'Escriba el número de su documento: lo necesita para entrar.' }
      : {}),
    ...(unitIds.length === 0 ? { unitIds: 'Elija la unidad por la que viene.' } : {}),
    ...(capacity === null ? { capacity: 'Elija en qué calidad viene.' } : {}),
    ...(paper.trim().length < 3 ? { paper: 'Escriba qué documento lo prueba.' } : {}),
    ...(isSeen || hasFile ? {} : { isSeen: 'Mire el documento, o adjunte su foto.' }),
    ...(attorneyRequest.shape.email.safeParse(addressOf(email)).success
      ? {}
      : { email: 'Ese correo no es válido. Corríjalo o déjelo vacío.' }),
  };
}

export function doorRequestOf(
  draft: DoorDraft & { readonly capacity: DoorCapacity },
  sending: { readonly doorId: string; readonly fileId: string | null },
): AddDoorRequest {
  const { name, document, email, unitIds, capacity, paper } = draft;
  const { doorId, fileId } = sending;
  return {
    doorId,
    capacity,
    unitIds: [...unitIds],
    person: { name: name.trim(), document: document.trim(), email: addressOf(email) },
    paper: { name: paper.trim(), fileId },
  };
}

function addressOf(email: string): string | null {
  return email.trim() === '' ? null : email.trim();
}
