"""Mille Grazie: a noble travels with orders, brigands lie in wait for him, and the roles go round."""
