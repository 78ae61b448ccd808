import {
  type ActaAnswer,
  type ActaWriter,
  type Outcome,
  type ReopenActaRequest,
  type Role,
  reopenActa,
} from '@asamblea/domain';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { readVersion } from '../versions/readVersion.ts';
import { type ActaAsked, changeActa } from './changeActa.ts';

export interface ReopeningActa extends ActaAsked {
  readonly writer: ActaWriter;
  readonly role: Role;
  readonly request: ReopenActaRequest;
}

/** Opens minutes that were fixed, for another version of them, and leaves it in the record. */
export function reopenWrittenActa(asked: ReopeningActa): Promise<Outcome<ActaAnswer>> {
  const { assemblyId, session, call, now, writer, role, request } = asked;
  return changeActa(asked, async (tx, { document }) => {
    const last = await readVersion(tx, { assemblyId, session, call, number: document.version });
    const isSigned = (last?.signatures.length ?? 0) > 0;
    const opened = reopenActa(document, request, writer, { role, isSigned });
    if (opened.ok && opened.value !== document) {
      const by = writer.memberId;
      recordEvent(tx, assemblyId, {
        ...{ kind: 'acta-reopened', by, at: now, from: 'desk', session, call },
      });
    }
    return opened;
  });
}
