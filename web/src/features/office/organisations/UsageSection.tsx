import { organisationEndpoints, usageCsv } from '@asamblea/domain';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useDownload } from '../../../parts/useDownload.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { ChoiceField } from '../../../ui/forms/ChoiceField.tsx';

/** As far back as a bill is looked up. */
const monthsOffered = 24;

interface UsageSectionProps {
  /** The name of the organisation. */
  readonly organisation: string;
  readonly now?: Date;
}

/** The use of the assemblies of the organisation in a month, as a file. */
export function UsageSection({ organisation, now = new Date() }: UsageSectionProps) {
  const months = lastMonths(now);
  const [month, setMonth] = useState(months[0]?.[0] ?? '');
  const { failure, attempt } = useAttempt();
  const save = useDownload();

  async function fetchAndSave(): Promise<void> {
    await attempt(async () => {
      const usage = await askApi(organisationEndpoints.readUsage, { month });
      const write = async () => new Blob([usageCsv(usage)], { type: 'text/csv;charset=utf-8' });
      await save({
        kind: `uso-${month}`,
        of: organisation,
        ending: 'csv',
        what: 'el archivo',
        write,
      });
    });
  }

  return (
    <Box component="section" aria-labelledby="uso" sx={{ mt: 5 }}>
      <Typography id="uso" variant="h3" component="h2">
        Uso por mes
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        De cada asamblea: unidades, acreditadas por medio, votos, correos y horas en sesión.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ display: 'grid', minWidth: 'min(14rem, 100%)' }}>
          <ChoiceField label="Mes" value={month} choices={months} onChange={setMonth} />
        </Box>
        <BusyButton variant="outlined" startIcon={<DownloadIcon />} onPress={fetchAndSave}>
          Descargar en CSV
        </BusyButton>
      </Box>
      {failure !== null && (
        <Box sx={{ mt: 2 }}>
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        </Box>
      )}
    </Box>
  );
}

/** This month first: `['2026-11', 'noviembre de 2026']`. */
function lastMonths(now: Date): readonly (readonly [string, string])[] {
  const words = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return Array.from({ length: monthsOffered }, (_, back) => {
    const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1));
    return [first.toISOString().slice(0, '2026-11'.length), words.format(first)] as const;
  });
}
