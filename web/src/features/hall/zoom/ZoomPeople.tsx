import { endSentence, type ZoomConsoleAnswer, zoomEndpoints } from '@asamblea/domain';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { IdentifyDialog } from '../../../parts/who/IdentifyDialog.tsx';
import { sayPerson } from '../../../parts/who/sayPerson.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { NamedList, NamedRow } from '../../../ui/lists/NamedList.tsx';
import { SummaryFigures } from '../../../ui/lists/SummaryFigures.tsx';

interface ZoomPeopleProps {
  readonly people: ZoomConsoleAnswer;
  readonly onChanged: () => void;
}

/** The people in the video and the people accredited, one beside the other. */
export function ZoomPeople({ people, onChanged }: ZoomPeopleProps) {
  const { settled, staff, notAccredited, notConnected, unknown, chosen } = people;
  const [asked, setAsked] = useState<{ readonly key: string; readonly name: string } | null>(null);
  const { failure, attempt } = useAttempt();

  async function say(key: string, personId: string | null): Promise<void> {
    await attempt(() => askApi(zoomEndpoints.identifyStay, { key, personId }));
    setAsked(null);
    onChanged();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SummaryFigures
        label="Quiénes están"
        figures={[
          { name: 'En el video y acreditados', value: String(settled) },
          { name: 'En el video sin acreditar', value: String(notAccredited.length) },
          { name: 'Acreditados sin video', value: String(notConnected.length) },
          { name: 'Sin identificar', value: String(unknown.length) },
        ]}
      />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      {unknown.length > 0 && (
        <NamedList
          title="Sin identificar"
          hint="Zoom no dice quiénes son. Si los reconoce, dígalo: no los acredita."
        >
          {unknown.map(({ key, name, perhaps }) => (
            <NamedRow key={key} name={name || 'Sin nombre'}>
              {perhaps !== null && (
                <BusyButton variant="outlined" onPress={() => say(key, perhaps.personId)}>
                  Es {sayPerson(perhaps)}
                </BusyButton>
              )}
              <Button
                aria-label={`Elegir quién es ${name || 'Sin nombre'}`}
                onClick={() => setAsked({ key, name })}
              >
                Elegir quién es
              </Button>
            </NamedRow>
          ))}
        </NamedList>
      )}
      {notAccredited.length > 0 && (
        <NamedList
          title="En el video sin acreditar"
          hint="No cuentan ni votan. Pídales que entren a su sala virtual, o acredítelos en Registro."
        >
          {notAccredited.map((person) => (
            <NamedRow key={person.personId} name={sayPerson(person)} />
          ))}
        </NamedList>
      )}
      {notConnected.length > 0 && (
        <NamedList
          title="Acreditados en línea sin video"
          hint="Cuentan y votan igual desde su sala."
        >
          {notConnected.map((person) => (
            <NamedRow key={person.personId} name={sayPerson(person)} />
          ))}
        </NamedList>
      )}
      {chosen.length > 0 && (
        <NamedList title="Identificados aquí" hint="Por alguien de la mesa, y se puede deshacer.">
          {chosen.map(({ key, shownAs, ...person }) => (
            <NamedRow key={key} name={`«${shownAs}» es ${sayPerson(person)}`}>
              <BusyButton aria-label={`Deshacer: ${shownAs}`} onPress={() => say(key, null)}>
                Deshacer
              </BusyButton>
            </NamedRow>
          ))}
        </NamedList>
      )}
      {staff.length > 0 && (
        <Typography color="textSecondary">
          De la mesa, en el video: {endSentence(staff.join(', '))}
        </Typography>
      )}
      {asked !== null && (
        <IdentifyDialog
          name={asked.name}
          find={lookUp}
          onChoose={({ personId }) => say(asked.key, personId)}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}

async function lookUp(text: string, signal: AbortSignal) {
  const { people } = await askApi(zoomEndpoints.lookUpPeople, { text }, signal);
  return people;
}
