import { type AttorneyRequest, attorneyRequest, isDocument } from '@asamblea/domain';

/** The typed data of the future attorney. */
export interface AttorneyDraft {
  readonly name: string;
  readonly document: string;
  readonly email: string;
}

export const emptyAttorney: AttorneyDraft = { name: '', document: '', email: '' };

export type AttorneyFaults = Readonly<Partial<Record<keyof AttorneyDraft, string>>>;

/** The missing values, beside each field; empty when it can be sent. */
export function faultsOf({ name, document, email }: AttorneyDraft): AttorneyFaults {
  const address = attorneyRequest.shape.email.safeParse(email.trim() === '' ? null : email.trim());
  return {
    ...(name.trim().length < 3 ? { name: 'Escriba el nombre completo.' } : {}),
    ...(!isDocument(document)
      ? { document: 'Escriba el número de su documento: lo necesita para entrar.' }
      : {}),
    ...(address.success ? {} : { email: 'Ese correo no es válido. Corríjalo o déjelo vacío.' }),
  };
}

export function attorneyRequestOf({ name, document, email }: AttorneyDraft): AttorneyRequest {
  const address = email.trim();
  return {
    name: name.trim(),
    document: document.trim(),
    email: address === '' ? null : address,
  };
}
