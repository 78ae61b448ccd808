import {
  type GeneralSettings,
  type NamedHolder,
  paths,
  proxyOfficeNames,
  type SetOfficesRequest,
  settingsEndpoints,
} from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useDocument } from '../../../firebase/listening/useDocument.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { OfficesDialog } from './OfficesDialog.tsx';

interface OfficesSectionProps {
  readonly assemblyId: string;
  readonly mayChange: boolean;
}

/**
 * The people who administer, work for or watch over it: for that the law may bar them from representing
 * others.
 */
export function OfficesSection({ assemblyId, mayChange }: OfficesSectionProps) {
  const { value } = useDocument<GeneralSettings>(paths.settings(assemblyId, 'general'));
  const [isAsking, setAsking] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const holders = value?.offices ?? [];

  async function save(request: SetOfficesRequest): Promise<void> {
    await attempt(async () => {
      await askApi(settingsEndpoints.setOffices, request);
      setAsking(false);
    });
  }

  const failed = failure !== null && (
    <ErrorMessage message={failure.message} explanation={failure.explanation} />
  );
  return (
    <Box component="section" aria-labelledby="cargos" sx={{ mt: 4 }}>
      <Typography id="cargos" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Cargos
      </Typography>
      <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        {holders.length === 0 && (
          <Typography color="textSecondary">
            Anote quién administra, quién es empleado y quién está en el consejo o en la revisoría:
            la mesa avisará si la ley no les deja representar a otros, y el acta dirá quiénes
            asistieron.
          </Typography>
        )}
        {holders.map((holder) => (
          <Holder
            key={holder.personId}
            holder={holder}
            onRemove={
              mayChange
                ? () => save({ name: holder.name, document: holder.document, offices: [] })
                : null
            }
          />
        ))}
        {!isAsking && failed}
        {mayChange && (
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              forget();
              setAsking(true);
            }}
          >
            Anotar un cargo
          </Button>
        )}
      </Paper>
      {isAsking && (
        <OfficesDialog onClose={() => setAsking(false)} onSave={save}>
          {failed}
        </OfficesDialog>
      )}
    </Box>
  );
}

interface HolderProps {
  readonly holder: NamedHolder;
  readonly onRemove: (() => Promise<void>) | null;
}

function Holder({ holder: { name, document, offices }, onRemove }: HolderProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography color="textSecondary" variant="body2">
          {offices.map((office) => proxyOfficeNames[office]).join(' · ')} · {document}
        </Typography>
      </Box>
      {onRemove !== null && (
        <BusyButton variant="text" aria-label={`Quitar los cargos de ${name}`} onPress={onRemove}>
          Quitar
        </BusyButton>
      )}
    </Box>
  );
}
