import {
  accept,
  type DocumentLink,
  type DocumentLinkView,
  documentLinkLifeAtMost,
  documentLinksAtMost,
  type NewLinkRequest,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { linkTokenOf } from './linkTokens.ts';

interface MakingLink {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: NewLinkRequest;
  readonly now: number;
}

/** Makes a link that opens a document without an account. The same id again answers with the same one. */
export function makeLink({
  assemblyId,
  by,
  request,
  now,
}: MakingLink): Promise<Outcome<DocumentLinkView>> {
  const { linkId, entryId, expiresAt } = request;
  return transact(async (tx): Promise<Outcome<DocumentLinkView>> => {
    const links = meetingDocuments.driveLinks(assemblyId);
    const found = await tx.get(links.where('entryId', '==', entryId));
    const known = (await tx.get(links.doc(linkId))).data();
    const entry = (await tx.get(meetingDocuments.driveItem(assemblyId, entryId))).data();
    if (entry?.kind !== 'document') return refuse('entry-unknown');
    if (known !== undefined) {
      return known.entryId === entryId ? accept(viewOf(assemblyId, known)) : refuse('entry-exists');
    }
    const isSoon =
      expiresAt === null || (expiresAt > now && expiresAt - now <= documentLinkLifeAtMost);
    if (!isSoon) return refuse('link-term-wrong');
    const openLinks = found.docs.filter((one) => one.data().revokedAt === null);
    if (openLinks.length >= documentLinksAtMost) return refuse('document-links-full');
    const link: DocumentLink = { linkId, entryId, at: now, by, expiresAt, revokedAt: null };
    tx.create(links.doc(linkId), link);
    recordEvent(tx, assemblyId, { kind: 'document-link-made', by, at: now, entryId });
    return accept(viewOf(assemblyId, link));
  });
}

export function viewOf(assemblyId: string, link: DocumentLink): DocumentLinkView {
  const { linkId, entryId, at, expiresAt } = link;
  return { linkId, entryId, at, expiresAt, token: linkTokenOf(assemblyId, linkId) };
}
