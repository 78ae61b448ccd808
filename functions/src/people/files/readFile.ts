import {
  accept,
  actorOf,
  type Member,
  mayDo,
  type Outcome,
  permissionsOf,
  refuse,
  type StoredFile,
  signersOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { storedPath } from '../../kernel/files/saveFile.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

interface ReadingFile {
  readonly assemblyId: string;
  readonly fileId: string;
  readonly member: Member;
}

interface FoundFile {
  readonly file: StoredFile;
  /** Of its bytes, in the store. */
  readonly path: string;
}

/**
 * The paper of a proxy, for those who may see that proxy: the desk, its signers and its attorney; that of an
 * objection, for the staff that follows the absent; that of a notice, for readers of the notified people;
 * that of a vote on paper, for readers of named votes; that of the door, for the desk and the chair; and any
 * for the person who brought it. To anybody else it does not exist.
 */
export async function readFile(asked: ReadingFile): Promise<Outcome<FoundFile>> {
  const { assemblyId, fileId, member } = asked;
  const file = (await documents.file(assemblyId, fileId).get()).data();
  if (file === undefined || !(await maySee(assemblyId, file, member))) {
    return refuse('file-unknown');
  }
  return accept({ file, path: storedPath(assemblyId, fileId) });
}

const doorKeepers = ['addAtDoor', 'decideDoor'] as const;

async function maySee(assemblyId: string, file: StoredFile, member: Member): Promise<boolean> {
  if (file.uploadedBy === actorOf(member)) return true;
  if (file.questionId !== undefined) return mayDo(permissionsOf(member), 'readConsents');
  if (file.noticeId !== undefined) return mayDo(permissionsOf(member), 'readNotices');
  if (file.sheetOf !== undefined) return mayDo(permissionsOf(member), 'listVoted');
  if (file.doorId !== undefined)
    return doorKeepers.some((one) => mayDo(permissionsOf(member), one));
  if (file.proxyId === null) return false;
  if (mayDo(permissionsOf(member), 'readProxies')) return true;
  const proxy = (await peopleDocuments.proxy(assemblyId, file.proxyId).get()).data();
  if (proxy === undefined || member.personId === null) return false;
  return [...signersOf(proxy), proxy.attorneyId].includes(member.personId);
}
