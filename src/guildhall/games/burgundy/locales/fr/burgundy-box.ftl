burgundy-title = Les Châteaux de Bourgogne
burgundy-about = Deux dés par tour : prenez des tuiles, placez-les dans votre domaine, vendez des marchandises ou prenez des ouvriers. Une région remplie rapporte des points ; plus elle est remplie tôt, plus elle en rapporte. Après 25 manches, le meilleur total l’emporte.
burgundy-by = De Stefan Feld
