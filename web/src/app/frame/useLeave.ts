import { formatCount, sessionMay, type UserSession } from '@asamblea/domain';
import type { UnsentDeskWork } from '../../features/hall/attendance/offline/openDeskOutbox.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { type LeavingFrom, signOut } from '../../firebase/session/signOut.ts';
import { useConfirm } from '../../ui/dialogs/ConfirmationProvider.tsx';
import { useGlobalLoader } from '../../ui/feedback/GlobalLoader.tsx';
import { useToasts } from '../../ui/toasts/Toasts.tsx';

/** The way out. A member who leaves a desk with work still to send is told, and chooses. */
export function useLeave(onAsking: () => void): (from: LeavingFrom) => Promise<void> {
  const { session, openElsewhere } = useSession();
  const { add } = useToasts();
  const { show, hide } = useGlobalLoader();
  const confirm = useConfirm();

  async function leave(from: LeavingFrom): Promise<void> {
    show();
    const here = session.assembly === null ? [] : [session.assembly];
    const others = from === 'here' ? [] : openElsewhere.map(({ assemblyId }) => assemblyId);
    if (await signOut([...here, ...others], from)) {
      location.assign('/login');
      return;
    }
    hide();
    add({
      severity: 'error',
      summary: 'No pudimos cerrar su sesión',
      detail: 'Revise su conexión e intente de nuevo antes de dejar este equipo.',
    });
  }

  async function sendAndLeave(from: LeavingFrom): Promise<void> {
    const left = await workOf(session, 15_000);
    if (left === null) return leave(from);
    add({
      severity: 'warn',
      summary: `${sayWork(left.units)} por enviar`,
      detail: 'No hay conexión con el servidor, así que su sesión sigue abierta. Intente de nuevo.',
    });
  }

  return async (from) => {
    const work = await workOf(session);
    if (work === null) return leave(from);
    onAsking();
    confirm({
      header: `${sayWork(work.units)} por enviar`,
      message: sayChoice(work),
      acceptLabel: 'Enviar y salir',
      accept: () => sendAndLeave(from),
      ...(work.stays
        ? { rejectLabel: 'Salir sin enviar', reject: () => leave(from) }
        : { rejectLabel: 'Quedarme' }),
    });
  };
}

/** Loaded only for members who work at a desk: nobody else waits for it. */
async function workOf(session: UserSession, millis?: number): Promise<UnsentDeskWork | null> {
  const { role, assembly, userId } = session;
  if (role === null || assembly === null || userId === null) return null;
  if (!sessionMay(session, 'accredit')) return null;
  try {
    const { settleDeskWork } = await import(
      '../../features/hall/attendance/offline/openDeskOutbox.ts'
    );
    return await settleDeskWork(assembly, userId, millis);
  } catch {
    // Without network the piece may not be here: what waits is on the device all the same.
    return null;
  }
}

function sayWork(units: number): string {
  return units === 1 ? 'Queda 1 unidad' : `Quedan ${formatCount(units)} unidades`;
}

function sayChoice({ stays }: UnsentDeskWork): string {
  return stays
    ? 'Lo que registró en la mesa aún no llega al servidor. Puede enviarlo y salir, o salir ya: queda guardado en este equipo y se envía cuando usted vuelva a ingresar aquí.'
    : 'Lo que registró en la mesa aún no llega al servidor, y este navegador no lo guarda: si sale se pierde. Envíelo antes de salir.';
}
