import { type Holding, yesNoOptions } from '@asamblea/domain';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AskedQuestion } from '../form/BallotHeader.tsx';
import { OwnSecretVote } from './OwnSecretVote.tsx';
import { OwnVotedUnits } from './OwnVotedUnits.tsx';

const question: AskedQuestion = {
  ...{ questionId: 'q', number: 1, text: '¿Aprueba el orden del día?', disclosure: 'named' },
  ...{ options: yesNoOptions({ blank: false, abstention: true }), state: 'open', closesAt: null },
};
const holdings: readonly Holding[] = [
  {
    ...{ unitId: 'U1', label: 'T1-101', weight: 1, capacity: 'owner', ownerName: 'Ana' },
    ballot: { optionIds: ['favour'], receipt: 'NC7E-E9QQ', castAt: 0 },
  },
];

test.each([
  ['open', 'cuando se cierre la votación podrá buscarlo', 'Al cerrarse la votación podrá buscarlo'],
  ['closed', 'ya puede buscarlo', 'Ya puede buscarlo'],
] as const)(
  'a receipt of a question that is %s says when it can be looked up',
  (state, secret, named) => {
    const asked = { ...question, state };
    const kept = { cot: 'demo', question: asked, holdings, timeZone: 'America/Bogota' } as const;
    const told = { ...kept, isDone: true, isNews: false };
    render(<OwnVotedUnits {...told} onChange={null} />);
    expect(screen.getByText(new RegExp(named, 'u'))).toBeTruthy();
    const codes = { U1: 'NC7E-E9QQ' };
    render(<OwnSecretVote {...told} codes={codes} />);
    expect(screen.getByText(new RegExp(secret, 'u'))).toBeTruthy();
  },
);
