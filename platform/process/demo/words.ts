import type { InferInsertModel } from 'drizzle-orm';
import type { searchTags } from '../../catalog/search/store/table.ts';

const TAGS =
  `Beauty=Beauté|Books=Livres|Cinema=Cinéma|Coffee=Café|Fashion=Mode|Garden=Jardin|Gaming=Jeux vidéo|Groceries=Courses|
Health=Santé|Home=Maison|Jewellery=Bijoux|Kids=Enfants|Music=Musique|Pets=Animaux|Restaurants=Restaurants|Shoes=Chaussures|
Sport=Sport|Streaming=Streaming|Toys=Jouets|Travel=Voyage|Wellness=Bien-être|Wine=Vin|Electronics=Électronique|
Furniture=Mobilier|Hotels=Hôtels|Flowers=Fleurs|Chocolate=Chocolat|Outdoor=Plein air|Stationery=Papeterie|Baby=Bébé|
Car=Auto|Bicycle=Vélo|Tea=Thé|Bakery=Boulangerie|Art=Art|Museums=Musées|Theatre=Théâtre|Concerts=Concerts|
Photography=Photographie|Charity=Solidarité|Education=Formation|Fuel=Carburant|Rail=Train|Flights=Vols|Spa=Spa|
Fitness=Remise en forme|Organic=Bio|Vegan=Végan|Local=Local|Luxury=Luxe|Last minute=Dernière minute|Christmas=Noël|
Easter=Pâques|Birthday=Anniversaire|Wedding=Mariage|Back to school=Rentrée|Summer=Été|Winter=Hiver|New=Nouveautés|Best sellers=Meilleures ventes`
    .split('|')
    .map((pair) => pair.trim().split('='));

/** Sixty tags in both languages; ids count from 1. */
export function demoTags(): InferInsertModel<typeof searchTags>[] {
  return TAGS.map(([nameEn = '', nameFr = ''], index) => ({ id: String(index + 1), nameEn, nameFr }));
}
