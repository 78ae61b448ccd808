/** How somebody is told by hand: the application only writes down that it was done. */
export const handMeans = [
  'whatsapp',
  'signed-list',
  'notice-board',
  'registered-letter',
  'in-hand',
  'bylaws-address',
  'other',
] as const;

export type HandMeans = (typeof handMeans)[number];

export const handMeansNames: Readonly<Record<HandMeans, string>> = {
  whatsapp: 'Enlace de WhatsApp',
  'signed-list': 'Lista firmada',
  'notice-board': 'Cartelera',
  'registered-letter': 'Carta certificada',
  'in-hand': 'Entrega en mano',
  'bylaws-address': 'Dirección que fijan los estatutos',
  other: 'Otro medio',
};
