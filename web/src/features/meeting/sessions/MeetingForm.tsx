import {
  type AssemblySession,
  calledOffIn,
  callerNames,
  callerRoles,
  type MeetingCheck,
  meetingKindNames,
  meetingKinds,
  type PlanMeetingRequest,
  planMeetingRequest,
  sessionEndpoints,
} from '@asamblea/domain';
import { Box, Checkbox, FormControlLabel } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { DraftField } from '../../../ui/forms/DraftField.tsx';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { useDraft } from '../../../ui/forms/useDraft.ts';
import { readMoment, writeMoment } from './MomentField.tsx';

interface MeetingFormProps {
  readonly session: AssemblySession;
  readonly timeZone: string;
  readonly onClose: () => void;
  readonly onSaved: (check: MeetingCheck | null) => void;
}

/** The date of the first call, the kind of meeting, and its notice and caller. */
export function MeetingForm({ session, timeZone, onClose, onSaved }: MeetingFormProps) {
  const { called } = session;
  const isCalledOff = calledOffIn(session).isCalledOff === true;
  const isOut = (session.convened ?? null) !== null;
  const { failure, attempt, forget } = useAttempt();
  const draft = useDraft({
    schema: planMeetingRequest,
    begin: () => ({
      // Of one that was called off, another is asked for.
      startsAt: called === undefined || isCalledOff ? '' : writeMoment(session.startsAt, timeZone),
      kind: called?.kind ?? 'ordinary',
      approvesAccounts: called?.approvesAccounts ?? true,
      caller: called?.caller ?? 'administrator',
      sentOn: called?.sentOn ?? '',
      secondCallAt:
        called?.secondCallAt == null || isCalledOff
          ? ''
          : writeMoment(called.secondCallAt, timeZone),
      place: called?.place ?? '',
    }),
    read: (typed) => ({
      ...typed,
      session: session.session,
      startsAt: readMoment(typed.startsAt, timeZone),
      sentOn: typed.sentOn === '' ? null : typed.sentOn,
      secondCallAt: readMoment(typed.secondCallAt, timeZone),
    }),
  });

  async function save(request: PlanMeetingRequest): Promise<void> {
    forget();
    await attempt(async () => {
      onSaved((await askApi(sessionEndpoints.planMeeting, request)).check);
    });
  }

  return (
    <Box component="section" aria-label="Fecha y convocatoria" sx={{ display: 'grid', gap: 2 }}>
      <DraftField
        {...{ draft, name: 'startsAt', ...moment }}
        label="Fecha y hora de la primera convocatoria"
        hint="En la hora de la zona de la asamblea."
        fault="Elija el día y la hora."
      />
      <DraftField
        {...{ draft, name: 'kind', label: 'Clase de reunión', ...plain }}
        choices={meetingKinds.map((kind) => [kind, meetingKindNames[kind]])}
      />
      <FormControlLabel
        label="Aprueba las cuentas del año"
        control={
          <Checkbox
            checked={draft.typed.approvesAccounts}
            onChange={({ target }) => draft.change('approvesAccounts', target.checked)}
          />
        }
      />
      <DraftField
        {...{ draft, name: 'caller', label: 'Quién convoca', ...plain }}
        choices={callerRoles.map((role) => [role, callerNames[role]])}
      />
      <DraftField
        {...{ draft, name: 'sentOn', ...moment, type: 'date' }}
        label="Día en que sale el aviso"
        disabled={isOut}
        hint={
          isOut
            ? 'El aviso ya salió ese día.'
            : 'Solo es lo previsto: no dice que ya se convocó. Déjelo vacío si aún no se sabe.'
        }
      />
      <DraftField
        {...{ draft, name: 'secondCallAt', ...moment }}
        label="Segunda convocatoria que anuncia el aviso"
        hint="Déjelo vacío si el aviso no anuncia ninguna."
      />
      <DraftField
        {...{ draft, name: 'place', label: 'Lugar', ...plain }}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <FormEnd {...{ failure, onClose }} onSave={() => draft.submit(save)} />
    </Box>
  );
}

const plain = { margin: 'none' } as const;
const moment = {
  ...plain,
  type: 'datetime-local',
  slotProps: { inputLabel: { shrink: true } },
} as const;
