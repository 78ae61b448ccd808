import { type AssemblySession, type NoticeComparison, sessionEndpoints } from '@asamblea/domain';
import { useCallback, useEffect, useState } from 'react';
import { askApi } from '../firebase/asking/askApi.ts';
import { useMay } from '../firebase/session/useMay.ts';

/**
 * The notice that is out against the meeting, for members who may know: looked at again whenever the meeting
 * moves, and when told to. A failure leaves it unsaid until then.
 */
export function useNoticeCheck(session: AssemblySession | null, modality: string | undefined) {
  const may = useMay('compareNotice');
  const [comparison, setComparison] = useState<NoticeComparison | null>(null);
  const { session: number, call, state, startsAt, called, convened } = session ?? {};
  const seen = JSON.stringify([number, call, state, startsAt, called, convened, modality]);
  const look = useCallback(async () => {
    try {
      setComparison((await askApi(sessionEndpoints.compareNotice)).comparison);
    } catch {
      // A press against it is refused by the server.
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what moved is looked at again.
  useEffect(() => {
    if (may && number !== undefined) void look();
  }, [may, seen, look]);
  return { comparison, look };
}
