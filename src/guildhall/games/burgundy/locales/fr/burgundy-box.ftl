burgundy-title = Les Châteaux de Bourgogne
burgundy-about = Deux dés par tour : prenez des tuiles, placez-les dans votre domaine, vendez des marchandises, prenez des ouvriers. Une région remplie rapporte des points, d’autant plus qu’elle l’est tôt. Après 25 manches, le plus grand total l’emporte.
burgundy-by = De Stefan Feld
