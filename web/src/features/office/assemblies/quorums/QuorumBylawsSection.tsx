import {
  callName,
  capital,
  citeSource,
  meetingKindNames,
  meetingKinds,
  packOf,
  packUnder,
  type QuorumBylaw,
  type QuorumLaw,
  type QuorumPlace,
  quorumPlaces,
  type SetQuorumAnswer,
  sayQuorumRoom,
  sayRequirement,
  settingsEndpoints,
} from '@asamblea/domain';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';
import { QuorumBylawDialog } from './QuorumBylawDialog.tsx';

interface QuorumBylawsSectionProps {
  readonly law: QuorumLaw;
  readonly mayChange: boolean;
}

/** The required attendance of each call, by the law and by the bylaws, each with its article. */
export function QuorumBylawsSection({ law, mayChange }: QuorumBylawsSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<SetQuorumAnswer | null>(null);
  const { failure, attempt, forget } = useAttempt();
  const { quorums = [] } = law;
  const pack = packOf(law.rulePack);
  const places = quorumPlaces(pack);
  const knowsKinds = pack.quorumKinds !== undefined;

  async function remove({ kind, call }: QuorumBylaw): Promise<void> {
    await attempt(async () => {
      setAnswer(await askApi(settingsEndpoints.setQuorum, { kind, call, asks: null }));
    });
  }

  return (
    <Box component="section" aria-labelledby="quorum-de-los-estatutos" sx={{ mt: 4 }}>
      <Typography id="quorum-de-los-estatutos" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Quórum de la reunión
      </Typography>
      <Paper sx={{ p: 2.5, display: 'grid', gap: 2 }}>
        <Typography color="textSecondary">
          Cuántos deben asistir para que la reunión comience y decida. Si sus estatutos o su
          reglamento piden otra cosa, anótela: la sala, la convocatoria y el acta la dirán con su
          artículo.
        </Typography>
        {places.map((place) => (
          <Place key={`${place.kind} ${place.call}`} law={law} place={place} />
        ))}
        {!knowsKinds && quorums.some(({ kind }) => kind !== null) && (
          <Alert severity="info">
            Mientras no diga si la reunión es ordinaria o extraordinaria, se pide lo de las dos.
          </Alert>
        )}
        {mayChange &&
          quorums.map((one) => (
            <Box key={`${one.kind} ${one.call}`}>
              <BusyButton variant="text" onPress={() => remove(one)}>
                {`Quitar el de los estatutos: ${nameOf(places, one)}`}
              </BusyButton>
            </Box>
          ))}
        {failure !== null && (
          <ErrorMessage message={failure.message} explanation={failure.explanation} />
        )}
        {answer?.isInstalled === true && (
          <Alert severity="info" onClose={() => setAnswer(null)}>
            La sesión en curso sigue como se instaló. Lo que anotó rige desde la próxima.
          </Alert>
        )}
        {mayChange && places.some(({ room }) => room !== null) && (
          <Button
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            onClick={() => {
              forget();
              setAnswer(null);
              setAsking(true);
            }}
          >
            Anotar lo que piden los estatutos
          </Button>
        )}
      </Paper>
      {isAsking && (
        <QuorumBylawDialog
          law={law}
          onClose={() => setAsking(false)}
          onSaved={(saved) => {
            setAnswer(saved);
            setAsking(false);
          }}
        />
      )}
    </Box>
  );
}

/** The present requirement of a call, and the room that the law gives bylaws. */
function Place({ law, place }: { readonly law: QuorumLaw; readonly place: QuorumPlace }) {
  const { kind, name, call, law: legal, room } = place;
  const { vocabulary } = packOf(law.rulePack);
  const { quorums = [] } = law;
  const isSplit = kind === null && quorums.some((one) => one.call === call && one.kind !== null);
  const asked = isSplit
    ? meetingKinds.map((one) => [`${meetingKindNames[one]}: `, sayAsked(law, place, one)])
    : [['', sayAsked(law, place, kind)]];
  return (
    <Box>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {name === '' ? callName(call) : `${name}, ${callName(call).toLowerCase()}`}
      </Typography>
      {asked.map(([of, said]) => (
        <Typography key={of}>
          {of}
          {said}
        </Typography>
      ))}
      <Typography color="textSecondary" variant="body2">
        {sayQuorumRoom(place, vocabulary)} {citeSource(room?.source ?? legal.source)}.
      </Typography>
    </Box>
  );
}

function sayAsked(law: QuorumLaw, { kind, call }: QuorumPlace, of: QuorumPlace['kind']): string {
  const pack = packUnder(law, of);
  const asked = quorumPlaces(pack).find((one) => one.kind === kind && one.call === call)?.law;
  if (asked === undefined) return '';
  const { requirement, source } = asked;
  const needed =
    requirement === null
      ? 'cualquier número de asistentes'
      : sayRequirement(requirement, pack.vocabulary);
  return `${capital(needed)} (${citeSource(source)}).`;
}

/** `primera convocatoria, sesión extraordinaria`. */
function nameOf(places: readonly QuorumPlace[], { kind, call }: QuorumBylaw): string {
  const said = callName(call).toLowerCase();
  if (kind === null) return said;
  const place = places.find((one) => one.kind === kind);
  const name = place?.name ?? `sesión ${meetingKindNames[kind]}`;
  return `${said}, ${name.toLowerCase()}`;
}
