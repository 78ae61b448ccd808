/** The capacity in which somebody outside the roster answers for a unit, and votes. */
export const votingDoorCapacities = [
  'new-owner',
  'heir',
  'legal-representative',
  'usufructuary',
  'co-owner-representative',
] as const;
export type VotingDoorCapacity = (typeof votingDoorCapacities)[number];

/** A tenant attends and speaks if the meeting lets them: they neither vote nor count. */
export const doorCapacities = [...votingDoorCapacities, 'tenant'] as const;
export type DoorCapacity = (typeof doorCapacities)[number];

export const doorCapacityNames: Readonly<Record<DoorCapacity, string>> = {
  'new-owner': 'Propietario nuevo',
  heir: 'Heredero',
  'legal-representative': 'Representante legal',
  usufructuary: 'Usufructuario',
  'co-owner-representative': 'Representante de los copropietarios',
  tenant: 'Arrendatario sin voto',
};

/** An example of the paper that each shows at the door. */
export const doorPaperExamples: Readonly<Record<DoorCapacity, string>> = {
  'new-owner': 'Escritura o certificado de tradición',
  heir: 'Registro civil y certificado de defunción',
  'legal-representative': 'Certificado de existencia y representación',
  usufructuary: 'Escritura del usufructo',
  'co-owner-representative': 'Carta firmada por los copropietarios',
  tenant: 'Contrato de arrendamiento',
};

export function isVotingCapacity(capacity: DoorCapacity): capacity is VotingDoorCapacity {
  return capacity !== 'tenant';
}
