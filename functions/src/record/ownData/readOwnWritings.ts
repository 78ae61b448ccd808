import type { OwnData } from '@asamblea/domain';
import { actaDocuments } from '../versions/actaDocuments.ts';

/** The person whose data is read: somebody of the roster. */
export interface OwnPerson {
  readonly assemblyId: string;
  readonly personId: string;
}

/** The writings of a person about the minutes: objections as an owner, and comments with their account. */
export async function readOwnWritings({
  assemblyId,
  personId,
  by,
}: OwnPerson & { readonly by: string }): Promise<Pick<OwnData, 'objections' | 'comments'>> {
  const actas = await actaDocuments.actas(assemblyId).get();
  const found = await Promise.all(
    actas.docs.map(async (one) => {
      const { session, call } = one.data();
      const [objections, comments] = await Promise.all([
        actaDocuments.objections(assemblyId, session, call).where('personId', '==', personId).get(),
        actaDocuments.comments(assemblyId, session, call).where('by', '==', by).get(),
      ]);
      return { objections: objections.docs, comments: comments.docs };
    }),
  );
  return {
    objections: found.flatMap(({ objections }) =>
      objections.map((one) => {
        const { session, call, text, on, answer } = one.data();
        return { session, call, text, on, answer: answer?.text ?? null };
      }),
    ),
    comments: found.flatMap(({ comments }) =>
      comments
        .map((one) => one.data())
        .filter(({ withdrawnAt }) => withdrawnAt === null)
        .map(({ session, call, text, at }) => ({ session, call, text, at })),
    ),
  };
}
