import { type PluginName, plugins, type SwitchAnswer, type SwitchRequest } from '@asamblea/domain';
import { Box, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { useToasts } from '../../ui/Toasts.tsx';

interface PluginSwitchProps {
  readonly plugin: PluginName;
  readonly isOn: boolean;
  /** It is on, but what it needs is off. */
  readonly isWaiting: boolean;
  readonly maySwitch: boolean;
}

/** A part of the application, with what goes with it. */
export function PluginSwitch({ plugin, isOn, isWaiting, maySwitch }: PluginSwitchProps) {
  const aboutId = useId();
  const { add } = useToasts();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const { name, summary, needs } = plugins[plugin];

  async function save(): Promise<void> {
    setSaving(true);
    setFailure(null);
    try {
      const request: SwitchRequest = { plugin, isOn: !isOn };
      await callApi<SwitchAnswer>('POST', '/api/settings/plugins', request);
      const summarised = isOn ? `Apagado: ${name}` : `Encendido: ${name}`;
      add({ severity: 'success', summary: summarised, life: 5000 });
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    } finally {
      setSaving(false);
    }
  }

  return (
    <Paper component="li" sx={{ p: 2, pt: 1, display: 'grid', gap: 1, alignContent: 'start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            disabled={!maySwitch || isSaving}
            onChange={() => void save()}
            slotProps={{ input: { 'aria-describedby': aboutId } }}
          />
        }
        label={<Box sx={{ fontWeight: 600 }}>{name}</Box>}
      />
      <Typography id={aboutId} variant="body2" color="textSecondary">
        {summary}
        {isWaiting && ` Está apagado mientras lo esté ${saysNeeded(needs)}.`}
      </Typography>
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}

function saysNeeded(needs: readonly string[]): string {
  return needs.map((one) => `«${plugins[one as PluginName].name}»`).join(' o ');
}
