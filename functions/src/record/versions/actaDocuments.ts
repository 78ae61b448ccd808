import type { ActaComment, ActaDocument, ActaObjection, ActaVersion } from '@asamblea/domain';
import { collectionAt, documentAt, everywhere } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';

/** The minutes of each call. */
export const actaDocuments = {
  acta: (id: string, session: number, call: number) =>
    documentAt<ActaDocument>(paths.acta(id, session, call)),
  versions: (id: string, session: number, call: number) =>
    collectionAt<ActaVersion>(`${paths.acta(id, session, call)}/versions`),
  everyVersion: () => everywhere<ActaVersion>('versions'),
  actas: (id: string) => collectionAt<ActaDocument>(paths.actas(id)),
  version: (id: string, session: number, call: number, number: number) =>
    documentAt<ActaVersion>(paths.actaVersion(id, session, call, number)),
  comments: (id: string, session: number, call: number) =>
    collectionAt<ActaComment>(paths.actaComments(id, session, call)),
  comment: (id: string, session: number, call: number, commentId: string) =>
    documentAt<ActaComment>(paths.actaComment(id, session, call, commentId)),
  objections: (id: string, session: number, call: number) =>
    collectionAt<ActaObjection>(paths.actaObjections(id, session, call)),
  objection: (id: string, session: number, call: number, objectionId: string) =>
    documentAt<ActaObjection>(paths.actaObjection(id, session, call, objectionId)),
} as const;
