import type { DocumentFields } from '../../kernel/database/firestore.ts';

/** A document that goes, without the keys that are in it: `collectionFates` says why they stay. */
export function withoutSecrets(path: string, fields: DocumentFields): DocumentFields {
  const [, , collection, id, ...inner] = path.split('/');
  if (inner.length > 0) return fields;
  if (collection === 'settings' && id === 'integrations') {
    const { mail: _mail, zoom: _zoom, ...rest } = fields;
    return rest;
  }
  if (collection === 'members') {
    const { sessions: _sessions, proofs: _proofs, invitation: _invitation, ...rest } = fields;
    return { ...rest, sids: [] };
  }
  return fields;
}
