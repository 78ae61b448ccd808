import type { Holding } from '@asamblea/domain';
import { Button } from '@mui/material';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { RefusedUnits } from './RefusedUnits.tsx';
import type { Sending } from './useSendings.ts';

interface SendingNoticesProps extends Pick<Sending, 'answer' | 'refused'> {
  readonly holdings: readonly Holding[];
  readonly timeZone: string | undefined;
}

/** What was not counted of the last sending, whole or by unit, and what to do. */
export function SendingNotices({ answer, refused, holdings, timeZone }: SendingNoticesProps) {
  return (
    <>
      {refused !== null && (
        <ErrorNotice
          message={refused.message}
          explanation={
            refused.code === 'other-device' ? (
              <Button href="/changedevice">Cambiar de dispositivo</Button>
            ) : null
          }
        />
      )}
      {answer !== null && <RefusedUnits {...{ answer, holdings, timeZone }} />}
    </>
  );
}
