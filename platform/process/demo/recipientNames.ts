/** First names of recipients that are made up. */
export const FIRST_NAMES =
  'Ada Amélie Anton Bianca Bruno Camille Chiara Daniel Dora Elias Emma Farid Gloria Hana Hugo Inès Ivan Jana Jonas Karim Léa Liam Mara Maya Noah Nora Olga Oscar Paula Quentin Rosa Samir Sofia Tariq Uma Victor Wanda Yara Zoé Zelda'.split(
    ' ',
  );
/** Their last names. */
export const LAST_NAMES =
  'Adler Aubert Baptiste Becker Carvalho Conti Dubois Duarte Eriksen Fabre Ferrari Fontaine Garnier Haddad Hansen Iversen Jansen Kowalski Lambert Lindqvist Marchetti Moreau Novak Okafor Olsen Pereira Petit Quinn Renard Rossi Santos Schneider Tanguy Ueda Valentin Weber Xu Yilmaz Zanetti Zimmer'.split(
    ' ',
  );
