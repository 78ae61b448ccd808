import { type AbsenteeRow, meansNames, type NoticeState, sayDay, saying } from '@asamblea/domain';
import type { StateTone } from '../../../ui/frames/StateChip.tsx';

export const noticeTones: Readonly<Record<NoticeState, StateTone>> = {
  unnotified: 'warning',
  notified: 'info',
  expired: 'success',
  objects: 'critical',
};

/** `El 14/3/2026 · Correo certificado o burofax · BF-1` */
export function sayAbsenteeNotice({ notice }: AbsenteeRow): string {
  if (notice === null) return '';
  const proof = notice.proof === '' ? '' : ` · ${notice.proof}`;
  return `El ${sayDay(notice.on)} · ${meansNames[notice.means]}${proof}`;
}

/** The answer, or until when it may come; null when there is nothing to say. */
export function sayAbsenteeAnswer({ objection, lastDay, state }: AbsenteeRow): string | null {
  if (objection !== null) {
    const reason = objection.reason === '' ? '' : `: «${objection.reason}»`;
    const said = `Se opuso el ${sayDay(objection.on)} · ${meansNames[objection.means]}${reason}`;
    if (objection.counts) return said;
    return objection.afterSettling
      ? saying`${said}. Se anotó con el veredicto ya definitivo: no cuenta.`
      : saying`${said}. Llegó fuera de plazo: no cuenta.`;
  }
  if (lastDay === null) return null;
  return state === 'expired'
    ? `Su plazo terminó el ${sayDay(lastDay)}: cuenta a favor`
    : `Puede oponerse hasta el ${sayDay(lastDay)}`;
}
