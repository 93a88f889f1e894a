/** Login of a member of staff of the journeys' demo whose screens speak French. */
export const FRENCH_OPERATOR = 'operatrice@guerdon.example';
