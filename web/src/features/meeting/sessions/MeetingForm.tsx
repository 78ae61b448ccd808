import {
  type AssemblySession,
  calledOffIn,
  callerNames,
  callerRoles,
  type MeetingCheck,
  meetingKindNames,
  meetingKinds,
  type PlanMeetingRequest,
  sessionEndpoints,
} from '@asamblea/domain';
import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { FormEnd } from '../../../ui/forms/FormEnd.tsx';
import { MomentField, readMoment, writeMoment } from './MomentField.tsx';

interface MeetingFormProps {
  readonly session: AssemblySession;
  readonly timeZone: string;
  readonly onClose: () => void;
  readonly onSaved: (check: MeetingCheck | null) => void;
}

/** The date of the first call, what kind of meeting it is, and how and by whom it is called. */
export function MeetingForm({ session, timeZone, onClose, onSaved }: MeetingFormProps) {
  const { called } = session;
  const isCalledOff = calledOffIn(session).isCalledOff === true;
  const [isTried, setTried] = useState(false);
  const isOut = (session.convened ?? null) !== null;
  const { failure, attempt, forget } = useAttempt();
  const [typed, setTyped] = useState(() => ({
    // Of one that was called off, another is asked for.
    starts: called === undefined || isCalledOff ? '' : writeMoment(session.startsAt, timeZone),
    kind: called?.kind ?? 'ordinary',
    approvesAccounts: called?.approvesAccounts ?? true,
    caller: called?.caller ?? 'administrator',
    sentOn: called?.sentOn ?? '',
    second:
      called?.secondCallAt == null || isCalledOff ? '' : writeMoment(called.secondCallAt, timeZone),
    place: called?.place ?? '',
  }));
  const change = (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes });
  const startsAt = readMoment(typed.starts, timeZone);

  async function save(): Promise<void> {
    setTried(true);
    forget();
    if (startsAt === null) return;
    const request: PlanMeetingRequest = {
      session: session.session,
      startsAt,
      kind: typed.kind,
      approvesAccounts: typed.approvesAccounts,
      caller: typed.caller,
      sentOn: typed.sentOn === '' ? null : typed.sentOn,
      secondCallAt: readMoment(typed.second, timeZone),
      place: typed.place,
    };
    await attempt(async () => {
      onSaved((await askApi(sessionEndpoints.planMeeting, request)).check);
    });
  }

  return (
    <Box component="section" aria-label="Fecha y convocatoria" sx={{ display: 'grid', gap: 2 }}>
      <MomentField
        label="Fecha y hora de la primera convocatoria"
        helperText={
          isTried && startsAt === null
            ? 'Elija el día y la hora.'
            : 'En la hora de la zona de la asamblea.'
        }
        isWrong={isTried && startsAt === null}
        value={typed.starts}
        onChange={(starts) => change({ starts })}
      />
      <Choice
        label="Clase de reunión"
        value={typed.kind}
        options={meetingKinds}
        names={meetingKindNames}
        onChange={(kind) => change({ kind })}
      />
      <FormControlLabel
        label="Aprueba las cuentas del año"
        control={
          <Checkbox
            checked={typed.approvesAccounts}
            onChange={({ target }) => change({ approvesAccounts: target.checked })}
          />
        }
      />
      <Choice
        label="Quién convoca"
        value={typed.caller}
        options={callerRoles}
        names={callerNames}
        onChange={(caller) => change({ caller })}
      />
      <TextField
        label="Día en que sale el aviso"
        type="date"
        value={typed.sentOn}
        disabled={isOut}
        helperText={
          isOut
            ? 'El aviso ya salió ese día.'
            : 'Solo es lo previsto: no dice que ya se convocó. Déjelo vacío si aún no se sabe.'
        }
        onChange={({ target }) => change({ sentOn: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <MomentField
        label="Segunda convocatoria que anuncia el aviso"
        helperText="Déjelo vacío si el aviso no anuncia ninguna."
        value={typed.second}
        onChange={(second) => change({ second })}
      />
      <TextField
        label="Lugar"
        value={typed.place}
        onChange={({ target }) => change({ place: target.value })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <FormEnd {...{ failure, onClose }} onSave={save} />
    </Box>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, names, onChange }: ChoiceProps<T>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => {
        const chosen = options.find((one) => one === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {options.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </TextField>
  );
}
