import { get, post, type SchemasOf } from '../../kernel/access/endpoint.ts';
import {
  type CreatedPlates,
  type CreatePlatesRequest,
  createPlatesRequest,
  type HandOutRequest,
  handOutRequest,
  type PinNeed,
  type PlateAnswer,
  type PlateRequest,
  type PrintedPins,
  type PrintPinsRequest,
  plateRequest,
  printPinsRequest,
  type ReplaceRequest,
  replaceRequest,
} from './plateRequests.ts';

/** The numbered cards of a hall. */
export const plateEndpoints = {
  createPlates: post('/plates', 'createPlates').of<CreatePlatesRequest, CreatedPlates>(),
  handOutPlate: post('/plates/hand-out', 'handOutPlate').of<HandOutRequest, PlateAnswer>(),
  returnPlate: post('/plates/return', 'returnPlate').of<PlateRequest, PlateAnswer>(),
  losePlate: post('/plates/lose', 'losePlate').of<PlateRequest, PlateAnswer>(),
  replacePlate: post('/plates/replace', 'replacePlate').of<ReplaceRequest, PlateAnswer>(),
  renewPin: post('/plates/pin', 'newPlatePin').of<PlateRequest, PlateAnswer>(),
  /** The warning to the desk before a secret vote: which plates could not vote at a booth. */
  readPinNeed: get('/plates/pins', 'printPlatePins').of<undefined, PinNeed>(),
  printPins: post('/plates/pins', 'printPlatePins').of<PrintPinsRequest, PrintedPins>(),
};

export const plateSchemas: SchemasOf<typeof plateEndpoints> = {
  createPlates: createPlatesRequest,
  handOutPlate: handOutRequest,
  returnPlate: plateRequest,
  losePlate: plateRequest,
  replacePlate: replaceRequest,
  renewPin: plateRequest,
  printPins: printPinsRequest,
};
