import { type EveningCheck, eveningChecks } from '@asamblea/domain';
import { Box, Link, TextField } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../../firebase/session/session.tsx';
import { useDownload } from '../../../parts/useDownload.ts';
import { pdfFile } from '../../../parts/writing/pdfFile.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { testPage } from './testPage.ts';
import type { Noting } from './useNoting.ts';

interface CheckToolsProps {
  readonly check: EveningCheck;
  readonly noting: Noting;
}

/** The way to try each thing, and the answer of the person who tried it. */
export function CheckTools({ check, noting }: CheckToolsProps) {
  if (check === 'projector') return <ScreenCode noting={noting} />;
  return (
    <Box sx={tools}>
      <Trial check={check} />
      <Answer check={check} noting={noting} />
    </Box>
  );
}

function Trial({ check }: Pick<CheckToolsProps, 'check'>) {
  const { cot, assemblyName, session } = useSession();
  const save = useDownload();
  switch (check) {
    case 'printer':
      return (
        <BusyButton
          variant="outlined"
          onPress={() =>
            save({
              kind: 'pagina-de-prueba',
              ending: 'pdf',
              what: 'la página de prueba',
              write: () => pdfFile(testPage(assemblyName ?? '')),
            })
          }
        >
          Página de prueba
        </BusyButton>
      );
    case 'stream':
      return cot === null ? null : (
        <Link href={`/stream/votacion?cot=${encodeURIComponent(cot)}`} target="_blank">
          Abrir la emisión
        </Link>
      );
    case 'mail':
      return session.routesAvailable.includes('/settings/integrations') ? (
        <Link component={RouterLink} to="/settings/integrations">
          Ir al correo
        </Link>
      ) : null;
    default:
      return null;
  }
}

interface AnswerProps extends CheckToolsProps {
  readonly check: Exclude<EveningCheck, 'projector'>;
}

function Answer({ check, noting }: AnswerProps) {
  const { question } = eveningChecks[check];
  const say = (isGood: boolean) => noting.note({ check, isGood });
  return (
    <Box role="group" aria-label={question} sx={tools}>
      <span>{question}</span>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <BusyButton variant="outlined" size="small" onPress={() => say(true)}>
          Sí
        </BusyButton>
        <BusyButton variant="outlined" size="small" color="inherit" onPress={() => say(false)}>
          No
        </BusyButton>
      </Box>
    </Box>
  );
}

function ScreenCode({ noting }: Pick<CheckToolsProps, 'noting'>) {
  const [isShown, setShown] = useState(false);
  const [code, setCode] = useState('');
  async function check() {
    if (await noting.note({ check: 'projector', code })) {
      setShown(false);
      setCode('');
    }
  }
  return (
    <Box
      component="form"
      sx={tools}
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <BusyButton
        variant="outlined"
        onPress={async () => {
          if (await noting.showCode()) setShown(true);
        }}
      >
        {isShown ? 'Mostrar otro código' : 'Mostrar un código'}
      </BusyButton>
      {isShown && (
        <>
          <TextField
            label="Código que se lee en la pantalla"
            size="small"
            value={code}
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } }}
            onChange={({ target }) => setCode(target.value.replace(/\D/gu, ''))}
          />
          <BusyButton variant="contained" disabled={code.length !== 4} onPress={check}>
            Comprobar
          </BusyButton>
        </>
      )}
    </Box>
  );
}

const tools = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;
