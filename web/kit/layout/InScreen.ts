import { createContext } from 'react';

/** True inside the frame of a screen. */
export const InScreen = createContext(false);
