burgundy-title = Les Châteaux de Bourgogne
burgundy-about = Deux dés par tour : prenez des tuiles, placez-les dans votre domaine, vendez des marchandises, engagez des ouvriers. Les régions remplies rapportent, d’autant plus qu’elles le sont tôt ; après 25 manches, le plus de points l’emporte.
burgundy-by = De Stefan Feld
